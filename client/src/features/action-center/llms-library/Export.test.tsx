import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeApi } from '../../../testing/api.ts';
import { fundViewer } from '../../../testing/fund.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { exportText } from './items.ts';

const press = (name: string) => screen.getByRole('button', { name });

test('exports exactly the published content with saved edits', async () => {
  const saved: { name: string; type: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      blob = content;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const text = blob
      .arrayBuffer()
      .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    saved.push({ name: this.download, type: blob.type, text });
  });
  const api = new FakeApi();
  api.answers.viewer = fundViewer;
  const { user } = await renderApp('/dashboard/action/llms-txt', { api, signedInAs: 'ada@example.com' });
  await user.click(await screen.findByRole('button', { name: 'The overview' }));
  await user.click(press('Edit'));
  const editor = screen.getByRole('textbox', { name: 'Text of The overview' });
  fireEvent.change(editor, { target: { value: 'We lead seed rounds — fast.\n\nAlso in Málaga.\n' } });
  await user.click(press('Save Changes'));
  // A draft that is not saved is not in the file.
  await user.click(press('The thesis'));
  await user.click(press('Edit'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of The thesis' }), { target: { value: 'x' } });
  expect(screen.getByText('The export contains 2 published items with your saved edits.')).toBeTruthy();
  await user.click(press('Export LLMs.txt'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ name: 'llms.txt', type: 'text/plain;charset=utf-8' });
  expect(await saved[0]?.text).toBe(`# Acme Audio

## Firm

### The overview

We lead seed rounds — fast.

Also in Málaga.

## Sectors

### The thesis

We back batteries and grids.
`);
  vi.restoreAllMocks();
});

test('exports only the title when nothing is published', () => {
  const draft = { title: 'A', category: 'B', content: 'C', status: 'DRAFT' as const };
  expect(exportText('Acme', [draft, { ...draft, status: 'ARCHIVED' }])).toBe('# Acme\n');
});
