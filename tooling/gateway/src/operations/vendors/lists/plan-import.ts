import type { ListedTitle, TitleList, UnreadRow } from '@saola/aggregators'
import type { KnownTitle, ChangedTitle } from '../../../vendors/listed-title-store.ts'

/** The longest id that an address takes. */
const mostOfId = 64

/** A row of a list that is not taken, and why; `long` and `stands` are about the id that it would have here. */
export type RefusedRow = { code: string; why: UnreadRow['why'] | 'long' | 'stands' }

/** What an import does to the catalogue. */
export type ImportPlan = {
  added: ListedTitle[]
  /** Those that follow their list, among them those that it offers again. */
  changed: ChangedTitle[]
  closed: ChangedTitle[]
  unchanged: number
  /** Neither offered nor in the catalogue. */
  notOffered: number
  refused: RefusedRow[]
}

/**
 * What has to be written so that the catalogue says what a list says (games 145). Names, returns, demos, regions and whether a title is offered
 * follow the list; a name in Vietnamese that somebody has chosen stays, and so does all else of a title that is there.
 */
export function planImport(vendor: string, known: readonly KnownTitle[], list: TitleList): ImportPlan {
  const byCode = new Map(
    known.filter((title) => title.served_by === vendor).map((title) => [title.game_code, title]),
  )
  const taken: Taken = {
    ids: new Set(known.flatMap((title) => [title.node_id, title.game_id])),
    codes: new Set(known.filter((title) => title.served_by !== vendor).map((title) => title.game_code)),
  }
  const plan: ImportPlan = {
    added: [],
    changed: [],
    closed: [],
    unchanged: 0,
    notOffered: 0,
    refused: [...list.unread],
  }
  for (const title of list.titles) {
    const before = byCode.get(title.gameCode)
    const refused = before ? undefined : whyNot(vendor, title, taken)
    if (refused) plan.refused.push({ code: title.gameCode, why: refused })
    else if (before) note(plan, before, followed(before, title))
    else if (title.isOffered) plan.added.push(title)
    else plan.notOffered += 1
  }
  const told = new Set([
    ...list.titles.map(({ gameCode }) => gameCode),
    ...list.unread.map(({ code }) => code),
  ])
  for (const title of byCode.values()) {
    if (!told.has(title.game_code)) note(plan, title, { ...kept(title), off_list: true })
  }
  return plan
}

/** Where a title of a code stands in the catalogue. */
export function idsOf(vendor: string, gameCode: string): { node_id: string; game_id: string } {
  // Ids of imported titles are a vendor and a number, which a code may be as well.
  return { node_id: `${vendor}-${gameCode}`, game_id: `${gameCode}-${vendor}` }
}

/** What titles have that stand already: ids, and codes under the vendor's name that somebody else serves. */
type Taken = { ids: ReadonlySet<string>; codes: ReadonlySet<string> }

function whyNot(
  vendor: string,
  { gameCode, isOffered }: ListedTitle,
  taken: Taken,
): RefusedRow['why'] | undefined {
  const ids = idsOf(vendor, gameCode)
  if (ids.node_id.length > mostOfId) return 'long'
  const stands = taken.codes.has(gameCode) || taken.ids.has(ids.node_id) || taken.ids.has(ids.game_id)
  return isOffered && stands ? 'stands' : undefined
}

function note(plan: ImportPlan, before: KnownTitle, after: ChangedTitle): void {
  if (JSON.stringify(kept(before)) === JSON.stringify(after)) plan.unchanged += 1
  else if (after.off_list && !before.off_list) plan.closed.push(after)
  else plan.changed.push(after)
}

/** What follows a list, as it stands. */
function kept(title: KnownTitle): ChangedTitle {
  return {
    node_id: title.node_id,
    name_vi: title.name_vi,
    name_en: title.name_en,
    free_play: title.free_play,
    blocked_regions: title.blocked_regions,
    rtp: title.rtp,
    rtp_is_assumed: title.rtp_is_assumed,
    off_list: title.off_list,
  }
}

function followed(before: KnownTitle, title: ListedTitle): ChangedTitle {
  const isTranslated = before.name_vi !== before.name_en
  return {
    ...kept(before),
    name_vi: isTranslated ? before.name_vi : title.name,
    name_en: title.name,
    free_play: title.hasDemo ? 1 : 0,
    blocked_regions: title.blockedRegions,
    ...(title.rtp !== null && { rtp: title.rtp, rtp_is_assumed: false }),
    off_list: !title.isOffered,
  }
}
