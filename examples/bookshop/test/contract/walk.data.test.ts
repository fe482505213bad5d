import { type Caller, created, walkContract } from '@tessera/platform/testing';

/** No two books have the ISBN of the contract's example. */
let made = 0;
const isbn = () => {
  made += 1;
  return `978${String(made).padStart(10, '0')}`;
};

const removeExample = async (admin: Caller): Promise<void> => {
  const { body } = await admin.call('GET', '/v1/books?isbn=9780141439587');
  for (const { id } of body.data) await admin.call('DELETE', `/v1/books/${id}`);
};

const pay = (admin: Caller, id: string) => admin.call('POST', `/v1/orders/${id}/pay`);

// Every operation of the contract answers as it says.
walkContract([
  {
    makers: (caller) => ({
      boo: () => created(caller, '/v1/books', { title: 'Emma', isbn: isbn(), price: 899, stock: 20 }),
    }),
    statesBefore: (admin) => ({
      createBook: () => removeExample(admin),
      replaceBook: () => removeExample(admin),
      shipOrder: async (id) => void (await pay(admin, await id('ord'))),
    }),
  },
]);
