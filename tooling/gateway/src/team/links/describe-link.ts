import { accountType, type InvitationLink } from '@saola/protocol'
import { activeMs, formatRate, linkState } from '@saola/rules'
import type { CallContext } from '../../http/mount.ts'
import { siteOf } from '../../services/site-of.ts'
import { readFigures } from './link-figures-store.ts'
import type { LinkRow } from './link-store.ts'

/** Whose agent looks. */
type View = Pick<CallContext<unknown>, 'services' | 'merchant'>

/** Links as their agent sees them, with what came of each. */
export async function describeLinks(view: View, rows: readonly LinkRow[]): Promise<InvitationLink[]> {
  const { services } = view
  const now = services.now()
  const ids = rows.map(({ id }) => id)
  const figuresOf = await readFigures(services.db, ids, now - activeMs)
  return rows.map((row) => ({ ...describe(row, view, now), ...figuresOf(row.id) }))
}

/** One link as its agent sees it. */
export async function describeLink(view: View, row: LinkRow): Promise<InvitationLink> {
  const [described] = await describeLinks(view, [row])
  if (!described) throw new Error('a link was lost on its way')
  return described
}

function describe(row: LinkRow, { services, merchant }: View, now: number) {
  const terms = {
    quota: row.quota ?? undefined,
    used: row.used,
    expiresAt: row.expires_at ?? undefined,
    isPaused: row.paused_at !== null,
  }
  const type = row.type === accountType.agent ? accountType.agent : accountType.member
  return {
    affiUrlId: String(row.id),
    code: row.code,
    url: `${siteOf(services.settings, merchant.settings)}/?code=${row.code}`,
    name: row.name,
    type,
    rebate: formatRate(row.rebate_rate),
    status: linkState(terms, now),
    ...(row.quota === null ? {} : { quota: row.quota }),
    ...(row.expires_at === null ? {} : { endDate: row.expires_at }),
    createdAt: row.created_at,
  }
}
