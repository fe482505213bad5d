/**
 * The colours and typefaces of every page, as the start of a style sheet. In light and dark mode, each text colour has a contrast of at
 * least 4.5 to 1 with both backgrounds.
 */
export const palette = `:root {
  color-scheme: light dark;
  --ground: #fbf9f5;
  --raised: #f3eee6;
  --line: #dcd3c5;
  --ink: #211c17;
  --soft: #61574b;
  --accent: #96390f;
  --second: #1f5f5b;
  --number: #6b4a00;
  --frame: #a8431c;
  --wheel: #1f5f5b;
  --spoke: #c98b2b;
  --stone: #e6d9c5;
  --worn: #dccbb2;
  --text: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --title: ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif;
  --code: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #161412;
    --raised: #211d1a;
    --line: #3b342d;
    --ink: #ece5da;
    --soft: #b0a598;
    --accent: #f0a67f;
    --second: #8cc9c3;
    --number: #e3be77;
    --frame: #b9532b;
    --wheel: #4c918b;
    --spoke: #cf9a45;
    --stone: #3a332b;
    --worn: #453c32;
  }
}
`;
