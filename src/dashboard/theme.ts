/** Light, dark, or the system's. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'tessera-theme';

/** The theme that this browser has chosen. */
export const chosenTheme = (): Theme => {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Applies a theme, and stores it for the next visit. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  show(theme);
};

const show = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

show(chosenTheme());
