/**
 * Lets the browser save a file by itself, of any size and without holding it in memory. It cannot send a header then, so
 * the session goes along in a posted form: it stands in no address, history or log.
 */
export function postDownload(address: string, accessToken: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  const field = document.createElement('input');
  field.name = 'access_token';
  field.value = accessToken;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
