import { css } from '@emotion/react';
import { useStore } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize, layer } from '@mall/ui/theme';
import { useEffect } from 'react';
import { copy } from './copy.ts';
import type { DialogQueue } from './dialog-queue.ts';

const text = css({ fontSize: fontSize.lead, lineHeight: 1.6, whiteSpace: 'pre-line', color: color.ink });
const toastArea = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  zIndex: layer.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
});
const toastStyles = css({
  padding: '12px 20px',
  background: 'rgb(17 17 17 / 92%)',
  color: '#fff',
  fontSize: fontSize.body,
});
const toastMs = 3000;

/** Shows the first question of the queue, and the toasts. */
export function DialogHost({ queue }: { queue: DialogQueue }) {
  const [request] = useStore(queue.requests);
  const toasts = useStore(queue.toasts);
  return (
    <>
      {request && (
        <Dialog
          key={request.id}
          open
          title={copy.title}
          size="sm"
          onClose={() => request.answer(request.cancelLabel === null)}
          footer={
            <>
              {request.cancelLabel && (
                <Button variant="secondary" onClick={() => request.answer(false)}>
                  {request.cancelLabel}
                </Button>
              )}
              <Button onClick={() => request.answer(true)}>{request.confirmLabel}</Button>
            </>
          }
        >
          <p css={text}>{request.message}</p>
        </Dialog>
      )}
      <div css={toastArea} role="status">
        {toasts.map(({ id, message }) => (
          <ToastMessage key={id} message={message} onEnd={() => queue.dismissToast(id)} />
        ))}
      </div>
    </>
  );
}

function ToastMessage({ message, onEnd }: { message: string; onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, toastMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return <p css={toastStyles}>{message}</p>;
}
