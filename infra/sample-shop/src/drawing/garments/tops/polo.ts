import { type Builder, line, panel } from '../../piece.ts';
import { placket } from '../details/placket.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { collarBack, neckInside, shirtCollar } from '../upper-body/neck.ts';
import { pullover } from '../upper-body/pullover.ts';

/** A knitted shirt: short sleeves, ribbed collar, a placket of three buttons. */
export const polo: Builder = (context) => {
  const sleeve: SleeveCut = { angle: 33, bicep: 194, cuff: 172, length: 112, bend: 0 };
  return pullover(
    context,
    { cut: { neck: 82, neckDrop: 64, length: 700 }, sleeve, band: 26, rib: 0 },
    (cut) => {
      if (context.back) return collarBack(cut, 36, { fabric: 'knit-rib', pattern: 'solid' });
      const collar = shirtCollar(cut, {
        spread: 92,
        drop: 96,
        open: 10,
        more: { fabric: 'knit-rib', pattern: 'solid' },
      });
      return [
        ...collar.behind,
        ...neckInside({ ...cut, neck: cut.neck - 12 }, 58, context),
        panel(
          [
            [-cut.neck, 0, 1],
            [-10, 78, 1],
            [-16, 66],
            [-cut.neck * 0.7, 20],
          ],
          { thickness: 2 },
        ),
        ...placket(context, 62, 230, 17, 62),
        line(
          [
            [-17, 226],
            [17, 226],
          ],
          'stitch',
        ),
        ...collar.front,
      ];
    },
  );
};
