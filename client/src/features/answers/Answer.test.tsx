import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deletedText, failedAnswer, oneAnswer } from '../../testing/answers.ts';
import { FakeApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const signedInAs = 'ada@example.com';
const PATH = '/dashboard/answers/answer-1';
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** The rendered text of the answer. */
async function answerText() {
  await (await panel('Answer')).findByText('Our picks');
  return screen.getByRole('region', { name: 'Answer' });
}

test('shows question, platform, model, time, sample and topic', async () => {
  await renderApp(PATH, { signedInAs });
  expect(await screen.findByRole('heading', { level: 1, name: 'Best wireless headphones?' })).toBeTruthy();
  expect(screen.getByText('ChatGPT · Aug 03, 2026')).toBeTruthy();
  expect(screen.getByText('Visible')).toBeTruthy();
  const facts = await panel('About this answer');
  expect(texts(facts.getAllByRole('definition'))).toEqual([
    'ChatGPT',
    'model-5',
    'Aug 03, 2026, 09:30 UTC',
    '2',
    'Wireless',
    'Does not name your brand · its page · all its answers',
    'Collected from the platform’s API',
  ]);
  expect(facts.getByRole('link', { name: 'Wireless' }).getAttribute('href')).toBe(
    '/dashboard/topics/wireless',
  );
  expect(facts.getByRole('link', { name: 'all its answers' }).getAttribute('href')).toBe(
    '/dashboard/answers?prompt=p1',
  );
});

test('shows the searches behind it, with the cited pages that each found', async () => {
  await renderApp(PATH, { signedInAs });
  const searches = await panel('Searches behind it');
  const [first, second] = searches
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL');
  expect(first?.textContent).toContain('best wireless headphones 2026');
  expect(first?.textContent).toContain('cited 1.reviews.example/best');
  expect(first?.textContent).toContain('found, not cited:acme.example/headphonesYour site');
  expect(first?.textContent).toContain('and 1 page that the answer does not cite');
  expect(second?.textContent).toBe('wireless headphones reviews');
});

test('shows shopping results', async () => {
  await renderApp(PATH, { signedInAs });
  const products = await panel('Shopping results');
  expect(texts(products.getAllByRole('listitem'))).toEqual([expect.stringMatching(/^Acme AirShop\$99\.00/)]);
  expect(products.getByRole('link', { name: /Acme Air/ }).getAttribute('href')).toBe(
    'https://shop.example/air',
  );
});

test('has no panels of searches and products where the platform returned none', async () => {
  const api = new FakeApi();
  api.answers.answer = { ...oneAnswer, searchQueries: [], products: [] };
  await renderApp(PATH, { signedInAs, api });
  await panel('Sources cited');
  expect(screen.queryByRole('region', { name: 'Searches behind it' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Shopping results' })).toBeNull();
});

test('marks the companies in the text, the own brand in another colour', async () => {
  await renderApp(PATH, { signedInAs });
  const marks = [...(await answerText()).querySelectorAll('mark')];
  expect(marks.map(({ textContent, dataset }) => [textContent, dataset.own])).toEqual([
    ['Rival One', 'false'],
    ['Acme Audio', 'true'],
    ['Acme Audio', 'true'],
  ]);
  expect(marks[0]?.title).toBe('Rival One, named 1st');
});

test('renders Markdown without scripts, remote content or followed links', async () => {
  await renderApp(PATH, { signedInAs });
  const text = await answerText();
  expect(within(text).getByRole('heading', { level: 4, name: 'Our picks' })).toBeTruthy();
  expect(texts(text.querySelectorAll('ol > li')).length).toBe(2);
  expect(text.querySelector('em')?.textContent).toBe('great');
  expect(texts(text.querySelectorAll('tbody td'))).toEqual(['Acme Audio', '30\nor more']);
  expect(text.querySelector('img')).toBeNull();
  expect(text.querySelector('script')).toBeNull();
  expect(text.textContent).toContain('[Image: photo] <script>alert(1)</script>');
  const [review, bad] = within(text).getAllByText(/^(review|bad)$/);
  expect(review?.getAttribute('href')).toBe('https://reviews.example/best');
  expect(review?.getAttribute('rel')).toBe('noreferrer noopener nofollow');
  expect(review?.getAttribute('target')).toBe('_blank');
  expect(bad?.hasAttribute('href')).toBe(false);
});

test('lists order and sentiment, and jumps from mention to mention', async () => {
  const { user } = await renderApp(PATH, { signedInAs });
  const text = await answerText();
  const legend = await panel('Companies named');
  expect(texts(legend.getAllByRole('listitem'))).toEqual([
    'Position 1RRival One×11 place50.4 Mixed',
    'Position 2AAcme AudioYou×22 places81.3 Positive',
  ]);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const [, first, second] = text.querySelectorAll('mark');
  const line = legend.getByRole('button', { name: /Position 2.*Acme Audio/ });
  for (const place of [first, second, first]) {
    await user.click(line);
    expect(document.activeElement).toBe(place);
  }
  expect(scrolled).toHaveBeenCalledTimes(3);
  scrolled.mockRestore();
});

test('lists sources in order with the own site marked, linked to their answers and pages', async () => {
  await renderApp(PATH, { signedInAs });
  const [best, own] = await (await panel('Sources cited')).findAllByRole('listitem');
  expect(best?.textContent).toBe('1Best ofreviews.example/best');
  expect(own?.textContent).toContain('Your site');
  const links = within(best as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/answers?source=https%3A%2F%2Freviews.example%2Fbest',
    'https://reviews.example/best',
  ]);
});

test('says when the language keeps an answer from being judged', async () => {
  const api = new FakeApi();
  const mentions = oneAnswer.mentions.map((mention) => ({ ...mention, sentiment: null }));
  api.answers.answer = { ...oneAnswer, mentions, unsupportedLanguage: 'it' };
  await renderApp(PATH, { api, signedInAs });
  expect(
    (await panel('Companies named')).getByText(
      'Sentiment is not judged in Italian; only in English, German, French and Spanish.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Italian; its sentiment is not judged')).toBeTruthy();
});

test('marks a simulated answer', async () => {
  const api = new FakeApi();
  api.answers.answer = { ...oneAnswer, simulated: true, model: null };
  await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByText('Made by the simulator, not by ChatGPT')).toBeTruthy();
  expect(screen.getByText('Not given')).toBeTruthy();
});

test('explains a failed measurement instead of showing a text', async () => {
  const api = new FakeApi();
  api.answers.answer = failedAnswer;
  await renderApp('/dashboard/answers/answer-3', { api, signedInAs });
  const body = await panel('Answer');
  expect(await body.findByText('Gemini declined to answer.')).toBeTruthy();
  expect(body.getByText('The platform would not discuss brands.')).toBeTruthy();
  expect(screen.getByText('No tracked company is named')).toBeTruthy();
  expect(screen.getByText('This answer cites no sources')).toBeTruthy();
});

test('says that the text was deleted, shows what was found, and lets nothing be corrected', async () => {
  const api = new FakeApi();
  const review = {
    company: oneAnswer.mentions[0]?.company,
    named: true,
    verdict: 'MIXED',
    isCorrection: false,
  };
  const reviews = [
    {
      ...review,
      reviewer: 'ada@example.com',
      reviewedAt: '2026-08-04T00:00:00.000Z',
      version: 'v',
      product: { named: true, sentiment: 50.4, verdict: 'MIXED' },
    },
  ];
  api.answers.answer = { ...deletedText, reviews };
  await renderApp(PATH, { api, signedInAs });
  const body = await panel('Answer');
  expect(await body.findByText('The text of this answer was deleted on Sep 02, 2026.')).toBeTruthy();
  const legend = await panel('Companies named');
  expect(legend.getByText('Acme Audio')).toBeTruthy();
  expect(
    legend.getByText('Without its text, what was found in this answer can no longer be changed.'),
  ).toBeTruthy();
  expect(legend.queryByRole('button', { name: 'Correct Acme Audio' })).toBeNull();
  expect(legend.queryByRole('button', { name: 'Add a company that is named here' })).toBeNull();
  for (const button of legend.getAllByRole<HTMLButtonElement>('button')) {
    if (button.getAttribute('aria-label') !== 'About Companies named') expect(button.disabled).toBe(true);
  }
  expect(await (await panel('Sources cited')).findByText('Best of')).toBeTruthy();
});

test('reads an archived text, and offers to try again while the archive cannot be reached', async () => {
  const api = new FakeApi();
  const archived = { ...oneAnswer, textState: 'ARCHIVED', textRemovedAt: '2026-09-02T02:20:00.000Z' };
  const textProblem = 'The archive of texts cannot be reached. Try again later.';
  api.answers.answer = { ...archived, text: '', textProblem };
  const { user } = await renderApp(PATH, { api, signedInAs });
  const body = await panel('Answer');
  expect(await body.findByText(textProblem)).toBeTruthy();
  api.answers.answer = archived;
  await user.click(body.getByRole('button', { name: 'Retry' }));
  expect(
    await body.findByText('This text was moved to the archive on Sep 02, 2026 and is read from there.'),
  ).toBeTruthy();
  expect(await body.findByText('Our picks')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Correct Acme Audio' })).toBeTruthy();
});

test('returns to the list with its filters', async () => {
  const { user, location } = await renderApp('/dashboard/answers?visible=yes', { signedInAs });
  const [row] = await screen.findAllByRole('link', { name: 'Best wireless headphones?' });
  await user.click(row as HTMLElement);
  expect(location.current).toBe(PATH);
  await user.click(await screen.findByRole('link', { name: 'Back to the answers' }));
  expect(location.current).toBe('/dashboard/answers?visible=yes');
});

test('links to all answers when opened directly', async () => {
  await renderApp(PATH, { signedInAs });
  const link = await screen.findByRole('link', { name: 'All answers' });
  expect(link.getAttribute('href')).toBe('/dashboard/answers');
});

test('shows an unknown answer and a failed load', async () => {
  const api = new FakeApi();
  api.answers.answer = null;
  const { unmount } = await renderApp(PATH, { api, signedInAs });
  expect(await screen.findByRole('heading', { name: 'Answer not found' })).toBeTruthy();
  unmount();
  const broken = new FakeApi();
  broken.fail('answer');
  await renderApp(PATH, { api: broken, signedInAs });
  expect(await screen.findByText('Failed to load the answer. Please try again later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('names the judge, and says that methods are not comparable', async () => {
  await renderApp(PATH, { signedInAs });
  expect(
    await (await panel('Companies named')).findByText('Sentiment judged by built-in rules.'),
  ).toBeTruthy();
});

test('lists two judges with the companies each judged', async () => {
  const api = new FakeApi();
  const mentions = oneAnswer.mentions.map((mention) =>
    mention.company.isBrand ? { ...mention, judge: 'gpt-x' } : mention,
  );
  api.answers.answer = { ...oneAnswer, mentions };
  await renderApp(PATH, { api, signedInAs });
  const legend = await panel('Companies named');
  expect(
    await legend.findByText(
      'Sentiment judged by built-in rules (Rival One) and gpt-x (Acme Audio). The methods are not comparable.',
    ),
  ).toBeTruthy();
});

test('marks the words that were searched for, but not within a company’s name', async () => {
  const api = new FakeApi();
  const at = (words: string) => {
    const start = oneAnswer.text.indexOf(words);
    return { start, end: start + words.length };
  };
  api.answers.answer = { ...oneAnswer, matches: [at('Acme'), at('solid')] };
  await renderApp('/dashboard/answers/answer-1?q=acme+solid', { api, signedInAs });
  const mark = await screen.findByTitle('Searched for');
  expect(mark.textContent).toBe('solid');
  expect(api.args.answer).toEqual({ id: 'answer-1' });
});
