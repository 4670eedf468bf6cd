import type { FastifyInstance } from 'fastify';
import { refusalPage, sendPage } from '../../html.ts';
import type { PaymentBook } from '../payment-book.ts';
import { receiptPage } from './page.ts';

/** Receipt pages of payments, open to anyone who has the address, as a payment company's are. */
export function receiptRoutes(app: FastifyInstance, book: PaymentBook): void {
  app.get<{ Params: { transactionId: string }; Querystring: { kind?: string } }>(
    '/receipts/:transactionId',
    (request, reply) => {
      const payment = book.findTransaction(request.params.transactionId);
      if (!payment)
        return sendPage(reply, 404, refusalPage('영수증을 찾을 수 없습니다', '주소를 확인해주세요.'));
      const title = request.query.kind === 'cash' ? '현금영수증' : '매출전표';
      return sendPage(reply, 200, receiptPage(title, payment.request));
    },
  );
}
