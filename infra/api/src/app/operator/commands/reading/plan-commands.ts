import { familySiteOf } from '@mall/contracts/domain/family-site';
import * as z from 'zod';
import { operatorCommand, refused } from '../operator-command.ts';
import {
  addBanner,
  changeBanner,
  idSchema,
  momentSchema,
  nextId,
  readText,
  requireOrder,
  requireProducts,
  someOf,
  writtenShape,
} from './published.ts';

const groupsSchema = z
  .array(
    z.strictObject({
      title: z.string().trim().min(1).max(60),
      product_ids: z.array(idSchema).min(1).max(50),
    }),
  )
  .max(10);
const planShape = { ...writtenShape, groups: groupsSchema };
const hrefOf = (id: number) => `/plan/common/view/${id}`;
const idsOf = (groups: z.infer<typeof groupsSchema>) => groups.flatMap((group) => group.product_ids);

/** Publishes a plan, from now on unless it starts later, for good unless it ends. */
export const addPlan = operatorCommand(
  z.strictObject({ ...planShape, start_at: momentSchema.optional(), end_at: momentSchema.optional() }),
  async ({ html, groups, start_at, end_at, ...written }, { tx, now, pictures }) => {
    const start = start_at ? new Date(start_at) : now;
    const end = end_at ? new Date(end_at) : null;
    requireOrder(start, end);
    // A product's page leads to the plans that have it, whatever their groups.
    const product_ids = [...new Set([...written.product_ids, ...idsOf(groups)])];
    await requireProducts(tx, product_ids);
    const text = await readText(html, { tx, pictures });
    const plan_id = await nextId(tx, 'plans', 'plan_id');
    const banner_id = await addBanner(tx, { ...written, place: 'plan', href: hrefOf(plan_id) });
    await tx
      .insertInto('plans')
      .values({
        plan_id,
        banner_id,
        family_site_id: familySiteOf(written.family_site).id,
        title: written.title,
        subtitle: written.subtitle,
        content: text.json,
        groups: JSON.stringify(groups),
        product_ids,
        start_at: start,
        end_at: end,
      })
      .execute();
    return {
      lines: [`plan ${plan_id} runs from ${start.toISOString()}: ${hrefOf(plan_id)}`, ...text.lines],
      changes: [
        {
          subject: `plan ${plan_id}`,
          before: null,
          after: { ...written, groups, start_at: start, end_at: end },
        },
      ],
    };
  },
);

/** Changes a plan; what was not given stays. */
export const changePlan = operatorCommand(
  someOf({ ...planShape, start_at: momentSchema, end_at: momentSchema }),
  async ({ id, html, start_at, end_at, ...given }, { tx, pictures }) => {
    const before = await tx
      .selectFrom('plans')
      .select(['banner_id', 'start_at', 'end_at', 'product_ids', 'title', 'subtitle', 'groups'])
      .where('plan_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refused(`there is no plan ${id}`);
    const times = {
      start_at: start_at ? new Date(start_at) : before.start_at,
      end_at: end_at ? new Date(end_at) : before.end_at,
    };
    requireOrder(times.start_at, times.end_at);
    const { family_site, title, subtitle, product_ids, groups } = given;
    const own = product_ids ?? before.product_ids;
    const all = [...new Set([...own, ...idsOf(groups ?? [])])];
    await requireProducts(tx, all);
    const text = html === undefined ? null : await readText(html, { tx, pictures });
    await changeBanner(tx, before.banner_id, given);
    await tx
      .updateTable('plans')
      .set({
        ...times,
        product_ids: all,
        ...(title ? { title } : {}),
        ...(subtitle ? { subtitle } : {}),
        ...(text ? { content: text.json } : {}),
        ...(groups ? { groups: JSON.stringify(groups) } : {}),
        ...(family_site ? { family_site_id: familySiteOf(family_site).id } : {}),
      })
      .where('plan_id', '=', id)
      .execute();
    return {
      lines: [`plan ${id} changed: ${hrefOf(id)}`, ...(text?.lines ?? [])],
      changes: [{ subject: `plan ${id}`, before, after: { ...given, ...times } }],
    };
  },
);

/** All plans, newest first, with their times. */
export const listPlans = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const rows = await tx
    .selectFrom('plans')
    .select(['plan_id', 'title', 'start_at', 'end_at'])
    .orderBy('plan_id', 'desc')
    .limit(200)
    .execute();
  const lines = rows.map(
    (row) =>
      `plan ${row.plan_id}: ${row.title}; from ${row.start_at.toISOString()}${row.end_at ? ` to ${row.end_at.toISOString()}` : ''}`,
  );
  return { lines: lines.length > 0 ? lines : ['no plans'], changes: [] };
});
