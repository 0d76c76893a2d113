import type { ListedTitle, TitleList } from '@saola/aggregators'
import { foldText } from '@saola/validation'
import type { Services } from '../../../services/services.ts'
import { idsOf, planImport, type ImportPlan, type RefusedRow } from './plan-import.ts'
import {
  insertTitles,
  listKnownTitles,
  updateTitles,
  type ChangedTitle,
} from '../../../vendors/listed-title-store.ts'

/** So many refused rows are told, beside how many there are. */
const mostTold = 50
/** What is reckoned with where a list does not say what a title returns; no page tells it. */
const assumedReturn = 9_600
/** The least stake in đồng where the operator says nothing: lists have none. */
const usualStake = 1_000

/** What an import did, or would do. */
export type ImportOutcome = {
  isPreview: boolean
  added: number
  changed: number
  closed: number
  unchanged: number
  notOffered: number
  refused: number
  refusedRows: RefusedRow[]
}

/** What a list would do to the catalogue; nothing is written. */
export async function previewImport(
  { db }: Pick<Services, 'db'>,
  vendor: string,
  list: TitleList,
): Promise<ImportOutcome> {
  return told(planImport(vendor, await listKnownTitles(db, vendor), list), true)
}

/** Has the catalogue say what a list says (games 145), in the transaction of the act. */
export async function importList(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { vendor, minStake = usualStake }: { vendor: string; minStake?: number | undefined },
  list: TitleList,
): Promise<ImportOutcome> {
  const plan = planImport(vendor, await listKnownTitles(db, vendor), list)
  await insertTitles(
    db,
    plan.added.map((title) => rowOf(title, { vendor, minStake, now: now() })),
  )
  await updateTitles(db, [...plan.changed, ...plan.closed].map(folded), now())
  return told(plan, false)
}

function told({ refused, ...plan }: ImportPlan, isPreview: boolean): ImportOutcome {
  return {
    isPreview,
    added: plan.added.length,
    changed: plan.changed.length,
    closed: plan.closed.length,
    unchanged: plan.unchanged,
    notOffered: plan.notOffered,
    refused: refused.length,
    refusedRows: refused.slice(0, mostTold),
  }
}

function folded(title: ChangedTitle): ChangedTitle & { folded_name: string } {
  return { ...title, folded_name: foldText(`${title.name_vi} ${title.name_en}`) }
}

function rowOf(
  title: ListedTitle,
  { vendor, minStake, now }: { vendor: string; minStake: number; now: number },
) {
  return {
    ...idsOf(vendor, title.gameCode),
    game_code: title.gameCode,
    family: title.family,
    vendor_code: vendor,
    served_by: vendor,
    name_vi: title.name,
    name_en: title.name,
    folded_name: foldText(`${title.name} ${title.name}`),
    is_hot: 0,
    is_new: 0,
    // The table closes it where its vendor is off.
    status: 'open' as const,
    free_play: title.hasDemo ? 1 : 0,
    min_bet: minStake,
    lines: title.lines,
    rtp: title.rtp ?? assumedReturn,
    rtp_is_assumed: title.rtp === null,
    volatility: title.volatility,
    playable: true,
    released_at: Math.min(title.releasedAt ?? now, now),
    feeds_jackpot: false,
    blocked_regions: title.blockedRegions,
    off_list: false,
  }
}
