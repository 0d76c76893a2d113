import { accountType, type InvitationLink } from '@saola/protocol'
import { activeMs, formatRate, linkState } from '@saola/rules'
import type { Services } from '../../services/services.ts'
import { readFigures } from './link-figures-store.ts'
import type { LinkRow } from './link-store.ts'

/** Links as their agent sees them, with what came of each. */
export async function describeLinks(services: Services, rows: readonly LinkRow[]): Promise<InvitationLink[]> {
  const now = services.now()
  const ids = rows.map(({ id }) => id)
  const figuresOf = await readFigures(services.db, ids, now - activeMs)
  return rows.map((row) => ({ ...describe(row, services, now), ...figuresOf(row.id) }))
}

/** One link as its agent sees it. */
export async function describeLink(services: Services, row: LinkRow): Promise<InvitationLink> {
  const [described] = await describeLinks(services, [row])
  if (!described) throw new Error('a link was lost on its way')
  return described
}

function describe(row: LinkRow, { settings }: Services, now: number) {
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
    url: `${settings.memberOrigin}/?code=${row.code}`,
    name: row.name,
    type,
    rebate: formatRate(row.rebate_rate),
    status: linkState(terms, now),
    ...(row.quota === null ? {} : { quota: row.quota }),
    ...(row.expires_at === null ? {} : { endDate: row.expires_at }),
    createdAt: row.created_at,
  }
}
