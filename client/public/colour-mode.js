// Runs before the first paint so that a stored choice never flashes the other theme. `src/theme/colour-mode.ts` takes over.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('sightline-colour-mode') || choice;
  } catch {
    // Storage may be blocked; the system's choice is right then.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();
