// @vitest-environment jsdom
// The rules page: an address for every rule of every game, and nothing on it that a browser would run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchor, clean, ruleNumber, search, sections } from '@/lib/rules';

const GAMES = join(__dirname, '../../src/allmende/games');

/** The English pages: translations are held to their anchors by tests/conformance/test_rules_pages.py. */
function rulebooks(): [string, string][] {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap(({ name }) => {
    const folder = join(GAMES, name, 'rulebook');
    let files: string[] = [];
    try {
      files = readdirSync(folder).filter((file) => file === 'en.md');
    } catch {
      // a folder that is no game, or a game without rules
    }
    return files.map((file): [string, string] => [
      `${name}/${file}`,
      readFileSync(join(folder, file), 'utf8'),
    ]);
  });
}

describe('rules', () => {
  const text =
    '# Village\n\nHello.\n\n## Market\n\n<a id="m5"></a>**M5.** Every *other* sale costs a green cube.\n\n' +
    '- 6.14 Up to three times.\n\nJust prose.\n\n## Rulings\n\n**R12.** Full is full.\n';
  it('finds numbers', () => {
    expect(ruleNumber('<a id="m5"></a>**M5.** Every')).toBe('M5');
    expect(ruleNumber('6.14 Up to')).toBe('6.14');
    expect(ruleNumber('**K4b.** More')).toBe('K4b');
    expect(ruleNumber('<a id="set-10"></a>**SET-10.** A reminder')).toBe('SET-10');
    expect(ruleNumber('Twelve cubes')).toBeNull();
    expect(ruleNumber('A-1 quality')).toBe('A-1');
    expect(anchor('K4b')).toBe('k4b');
  });
  it('makes sections of rules, and finds words in them', () => {
    const page = sections(text);
    expect(page.title).toBe('Village');
    expect(page.sections.map((section) => section.rules.map((rule) => rule.id))).toEqual([
      ['M5', '6.14', ''],
      ['R12'],
    ]);
    expect(page.sections[0]?.rules[0]?.html).not.toContain('<a id');
    const found = search(page.sections, 'green sale').flatMap((section) =>
      section.rules.map((rule) => rule.id),
    );
    expect(found).toEqual(['M5']);
    expect(search(page.sections, 'r12')).toHaveLength(1);
    expect(search(page.sections, 'nothing like it')).toEqual([]);
  });
});

describe('every rulebook', () => {
  it('is there', () => {
    expect(rulebooks().map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'black_forest/en.md',
        'pandemain/en.md',
        'village/en.md',
        'villagers/en.md',
      ]),
    );
  });
  it.each(rulebooks())(
    'has one address for each rule: %s',
    (_name, markdown) => {
      // What the page itself says: an anchor before each rule, and the number in bold behind it.
      const anchors = [...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(
        (match) => match[1] ?? '',
      );
      const numbers = [
        ...markdown.matchAll(
          /^(?:- )?(?:<a id="[^"]+"><\/a>)?\*\*([A-Z0-9][\w.-]*\d[a-z]?)\.\*\*/gm,
        ),
      ].map((match) => match[1] ?? '');
      expect(numbers.length).toBeGreaterThan(100);
      const rules = sections(markdown).sections.flatMap((section) => section.rules);
      const ids = rules.map((rule) => rule.id).filter(Boolean);
      const addresses = [...ids.map(anchor), ...rules.flatMap((rule) => idsIn(rule.html))];
      expect(numbers.filter((number) => !ids.includes(number))).toEqual([]);
      expect(anchors.filter((id) => !addresses.includes(id))).toEqual([]);
      expect(addresses.filter((id, i) => addresses.indexOf(id) !== i)).toEqual([]);
    },
    60_000,
  );
});

function idsIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('[id]')].map((element) => element.id);
}

/** What a browser would run, fetch or follow in a piece of HTML, told by its parser. */
function dangers(html: string): string[] {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const active =
    'script, style, iframe, frame, object, embed, form, link, meta, base, svg, math, template, portal';
  const found = [...page.querySelectorAll(active)].map((element) => element.localName);
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') found.push(name);
      // Browsers skip control signs and blanks in a scheme.
      const bare = [...value].filter((sign) => sign > ' ').join('');
      const scheme = /^([a-z]+):/i.exec(bare)?.[1]?.toLowerCase();
      if (scheme && ['javascript', 'vbscript', 'data'].includes(scheme))
        found.push(`${name}=${scheme}:`);
    }
  return found;
}

describe('nothing on the rules page runs', () => {
  const vectors = [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
    '<p onclick="alert(1)">a</p>',
    '<img src=x onerror=alert(1)>',
    '<img src="x"/onerror=alert(1)>',
    '<img src="x"onerror="alert(1)">',
    '<svg/onload=alert(1)>',
    '<svg><script>alert&#40;1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<a href="javascript:alert(1)">b</a>',
    '<a href="JaVaScRiPt:alert(1)">b</a>',
    '<a href="java\tscript:alert(1)">b</a>',
    '<a href="jav&#x0A;ascript:alert(1)">b</a>',
    '<a href=" &#14; javascript:alert(1)">b</a>',
    '<a href="javajavascript:script:alert(1)"onmouseover=alert(1)>b</a>',
    '<a href="data:text/html,<script>alert(1)</script>">b</a>',
    '<a href="vbscript:msgbox(1)">b</a>',
    '<scr<script></script>ipt>alert(1)</scr</script>ipt><b onfocus=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button>go</button></form>',
    '<button formaction="javascript:alert(1)">go</button>',
    '<input autofocus onfocus=alert(1)>',
    '<details open ontoggle=alert(1)><summary>x</summary></details>',
    '<style>@import "//evil.test/x.css"</style>',
    '<div style="background:url(javascript:alert(1))">x</div>',
    '<link rel=stylesheet href="//evil.test/x.css">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<base href="//evil.test/">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<template><img src=x onerror=alert(1)></template><video><source onerror=alert(1)></video>',
  ];
  it.each(vectors)('%s', (vector) => {
    expect(dangers(vector)).not.toEqual([]); // it is one
    expect(dangers(clean(vector))).toEqual([]);
    expect(dangers(clean(clean(vector)))).toEqual([]);
  });
  it('whether in HTML or in Markdown', () => {
    const page = sections(
      '# A\n\n<img src=x onerror=alert(1)>\n\n## B\n\n**M1.** [x](javascript:alert(1)) <b/onclick=alert(1)>y</b>\n',
    );
    expect(page.intro).toContain('<img');
    expect(dangers(page.intro)).toEqual([]);
    expect(page.sections[0]?.rules[0]?.html).toContain('y');
    expect(dangers(page.sections[0]?.rules[0]?.html ?? '')).toEqual([]);
  });
  it('nor where scripts are off for the parser and on for the page', () => {
    expect(
      clean('<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'),
    ).not.toMatch(/noscript|title/);
  });
  it('and what belongs there stays', () => {
    const html =
      '<p><strong>M5.</strong> Pay <em>one</em> <a href="#m6">M6</a>, see <a href="https://example.org/a?b=c">there</a>.</p>' +
      '<table><thead><tr><th align="right">Grain</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table><a id="ours"></a>';
    expect(clean(html)).toBe(html);
  });
});
