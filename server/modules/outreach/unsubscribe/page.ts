const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { max-width: 28rem; padding: 2rem; text-align: center; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
  p { margin: 0 0 1.5rem; }
  button { font: inherit; padding: .6rem 1.2rem; border: 0; border-radius: .6rem; background: #5b4bd6; color: #fff; cursor: pointer; }
  button:focus-visible { outline: 3px solid #9d92f5; outline-offset: 2px; }`;

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

export const questionPage = () =>
  page(
    'No further mails',
    `<h1>No further mails?</h1><p>The sender of the mail that brought you here will not write to you again.</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">Unsubscribe</button></form>`,
  );

export const donePage = () =>
  page(
    'Unsubscribed',
    '<h1>You are unsubscribed</h1><p>The sender will not write to this address again.</p>',
  );

export const confirmQuestionPage = () =>
  page(
    'Alerts to this address',
    `<h1>Send alerts to this address?</h1><p>Alerts of the account that the mail names will come here. Each has a link that ends them.</p>
<form method="post"><button>Confirm</button></form>`,
  );

/** @param isGood whether the link confirmed an address */
export const confirmedPage = (isGood: boolean) =>
  isGood
    ? page('Confirmed', '<h1>Confirmed</h1><p>Alerts will come to this address.</p>')
    : page(
        'Not confirmed',
        '<h1>This link does not work any more</h1><p>It was used, replaced by a later one, or is too old. Ask for another.</p>',
      );
