/** The notice in a slot whose remote cannot be shown. What the server rendered stays readable below it. */
export function createSlotPanel(onRetry: () => void): HTMLElement {
  const panel = document.createElement('section');
  panel.className = 'slot-panel';
  panel.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = '이 화면의 일부를 불러오지 못했어요. 자동으로 다시 연결하고 있어요.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = '다시 시도';
  retry.addEventListener('click', onRetry);
  panel.append(text, retry);
  return panel;
}
