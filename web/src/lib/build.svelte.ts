// Which server this page belongs to. After an upgrade an open page is out of date: it says so, and can be reloaded.

class Build {
  /** Whether the server has become another one since this page was loaded. */
  changed = $state(false);
  private known = '';

  see(build: string): void {
    if (this.known && build && build !== this.known) this.changed = true;
    this.known ||= build;
  }
}

export const build = new Build();

// A part of the page that is fetched when it is needed may be gone with the old server.
if (typeof addEventListener === 'function')
  addEventListener('vite:preloadError', () => (build.changed = true));
