/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { dropTypedForms, TypedForms } from '@mall/contracts/client/typed-forms';
import type { Session } from '@mall/contracts/platform/services';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import * as z from 'zod/mini';
import { ServicesContext } from '../services.tsx';
import { createFakeServices } from '../testing/render.tsx';
import { useTypedForm } from './typed-form.ts';

const forms = new TypedForms('text', z.string());

beforeEach(dropTypedForms);

function Form({ name }: { name: string }) {
  const [typed, change, empty] = useTypedForm(forms, name, '');
  return (
    <>
      <input aria-label="text" value={typed} onChange={({ target }) => change(target.value)} />
      <button type="button" onClick={empty}>
        sent
      </button>
    </>
  );
}

const in7: Session = { status: 'in', memberId: 7 };
const in8: Session = { status: 'in', memberId: 8 };
const out: Session = { status: 'out', memberId: null };

/** Opens the page of a form in a session; the page before is left. */
function open(name: string, session: Session) {
  const services = createFakeServices('/', { session });
  const view = (next: Session) => (
    <ServicesContext
      value={{
        ...services,
        session: { ...services.session, current: () => next, subscribe: () => () => undefined },
      }}
    >
      <Form name={name} />
    </ServicesContext>
  );
  const { unmount, rerender } = render(view(session));
  return { leave: unmount, become: (next: Session) => rerender(view(next)) };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const text = () => field().value;
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('what is typed into a form', () => {
  it('is there again for the member who comes back, and for no other', () => {
    const page = open('inquiry 1', in7);
    type('소매가 긴가요');
    page.become(out);
    type('소매가 긴가요?');
    page.leave();
    const guest = open('inquiry 1', out);
    expect(text()).toBe('');
    guest.leave();
    const other = open('inquiry 1', in8);
    expect(text()).toBe('');
    other.leave();
    const elsewhere = open('inquiry 2', in7);
    expect(text()).toBe('');
    elsewhere.leave();
    open('inquiry 1', in7);
    expect(text()).toBe('소매가 긴가요?');
  });

  it('of a guest is there after the login that it turned out to need', () => {
    const page = open('comment 1', out);
    type('좋아요');
    page.leave();
    open('comment 1', in8);
    expect(text()).toBe('좋아요');
  });

  it('is gone once it was sent', () => {
    const page = open('review 1', in7);
    type('따뜻해요');
    fireEvent.click(screen.getByRole('button'));
    expect(text()).toBe('');
    page.leave();
    open('review 1', in7);
    expect(text()).toBe('');
  });

  it('is stored of the last twenty forms alone', () => {
    for (let form = 0; form <= 20; form += 1) {
      const page = open(`form ${form}`, in7);
      type(`text ${form}`);
      page.leave();
    }
    const first = open('form 0', in7);
    expect(text()).toBe('');
    first.leave();
    open('form 1', in7);
    expect(text()).toBe('text 1');
  });
});

const claims = new TypedForms('claim', z.object({ isDefect: z.boolean(), detail: z.string() }));
const blankClaim = { isDefect: false, detail: '' };
/** What the fields of each render call when they are changed. */
let restoredOf: (() => void)[] = [];

function Claim() {
  const [{ isDefect, detail }, change] = useTypedForm(claims, '1', blankClaim);
  restoredOf.push(() => change((before) => ({ ...before, isDefect: true })));
  return (
    <output>
      {String(isDefect)} {detail}
    </output>
  );
}

describe('a page that the browser goes back to', () => {
  // The browser fills the fields in before the page comes to life, and React reports it to what was rendered blank.
  it('keeps what was typed when one field is reported as changed to the blank form', () => {
    const typed = { isDefect: true, detail: '소매 끝이 뜯어졌어요' };
    claims.keep('1', 7, typed);
    restoredOf = [];
    render(
      <ServicesContext value={createFakeServices('/', { session: in7 })}>
        <Claim />
      </ServicesContext>,
    );
    act(() => restoredOf[0]?.());
    expect(screen.getByRole('status').textContent).toBe('true 소매 끝이 뜯어졌어요');
    expect(claims.recall('1', 7)).toEqual(typed);
  });
});
