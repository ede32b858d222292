import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useEarlyText } from './use-early-text';

function Field() {
  const [text, setText] = useState('1');
  const [, render] = useState(0);
  return (
    <>
      <input ref={useEarlyText(setText)} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
      <button onClick={() => render((times) => times + 1)}>Again</button>
    </>
  );
}

it.each(['2.5', '1'])('keeps %s, typed before script ran', (typed) => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(<Field />);
  screen.getByRole<HTMLInputElement>('textbox').value = typed;
  render(<Field />, { container, hydrate: true });
  fireEvent.click(screen.getByRole('button'));
  expect([screen.getByRole('status').textContent, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([
    typed,
    typed,
  ]);
});
