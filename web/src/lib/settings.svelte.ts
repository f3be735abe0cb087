// Language, theme and sound: remembered where the browser lets us, and only for this visit where it doesn't.

export const LANGUAGES = ['en', 'es'] as const;
export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`allmende.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`allmende.${key}`, value);
  } catch {
    // A browser that keeps nothing: the setting holds until the page is left.
  }
}

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? remembered('language') ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}

function firstTheme(): Theme {
  const kept = remembered('theme');
  if (kept) return THEMES.find((theme) => theme === kept) ?? 'light';
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  sound = $state(remembered('sound') === 'on');

  setLanguage(language: Language): void {
    this.language = language;
    remember('language', language);
    this.show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.show();
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  /** Writes language and theme on the page itself. */
  show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
settings.show();
