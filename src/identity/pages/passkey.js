// Shows what needs passkeys where the browser has them. Everything else on a page works without this.

const failed = 'That did not work. Try again, or go on without a passkey.';

const offer = (place) => {
  place.hidden = false;
  const form = place.closest('form');
  const problem = place.querySelector('[role="alert"]');
  const options = JSON.parse(place.dataset.passkey);
  place.querySelector('button').addEventListener('click', async () => {
    problem.textContent = '';
    try {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      form.elements.credential.value = JSON.stringify(await navigator.credentials.get({ publicKey }));
      form.submit();
    } catch {
      problem.textContent = failed;
    }
  });
};

if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) document.querySelectorAll('[data-passkey]').forEach(offer);
