// Shows the passkey buttons if the browser supports passkeys. The rest of the page works without this script.

const failed = 'That did not work. Try again, or continue without a passkey.';

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
