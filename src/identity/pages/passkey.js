// Shows what needs passkeys where the browser has them. Everything else on a page works without this.

const failed = 'That did not work. Try again, or go on without a passkey.';

const respond = async (kind, options) => {
  const { credentials } = navigator;
  const credential =
    kind === 'create'
      ? await credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return JSON.stringify(credential);
};

const offer = (place) => {
  place.hidden = false;
  const { passkey: kind, options } = place.dataset;
  if (options === undefined) return;
  const form = place.closest('form');
  const problem = place.querySelector('[role="alert"]');
  place.querySelector('button').addEventListener('click', async () => {
    problem.textContent = '';
    try {
      form.elements.credential.value = await respond(kind, JSON.parse(options));
      form.submit();
    } catch {
      problem.textContent = failed;
    }
  });
};

if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) document.querySelectorAll('[data-passkey]').forEach(offer);
