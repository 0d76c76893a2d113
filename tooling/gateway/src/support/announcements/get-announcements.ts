import type { Announcements, calls } from '@saola/protocol'
import { decideUnderPause, isAgentType } from '@saola/rules'
import type { AlikeHandler, Handler } from '../../http/mount.ts'
import { hasSignedInBefore } from '../../accounts/account-store.ts'
import { readPauses } from '../../protection/pause-store.ts'
import type { Services } from '../../services/services.ts'
import { audienceOf, findAnnouncements, type AnnouncementRow } from './announcement-store.ts'

/** The letters of `types` (system 10, 19) and what they ask for. */
const kinds = { B: 'banner', PL: 'player', PU: 'popup', PR: 'promotion', A: 'agent' } as const

type Notice = Announcements['player'][number]

/**
 * Banners, notices, popups and promotions in the caller's language; lists that were not asked for are empty.
 * A guest gets the popups of before signing in, a member those of after it, and in the session of the first sign-in those of
 * that; `execution` narrows further. What is for
 * agents reaches agents alone. Who is on a break or excluded gets no banner and no offer (protection 10).
 */
export const getAnnouncements: AlikeHandler<typeof calls.system.announcements> = async (context) => {
  const { services, merchant, language, input, maybeAccount } = context
  const asked = new Set(input.types.split(',').map((letter) => letter.trim().toUpperCase()))
  const rows = await findAnnouncements(services, merchant.id, language)
  const list = (letter: keyof typeof kinds): AnnouncementRow[] =>
    asked.has(letter) ? rows.filter((row) => audienceOf(row) === kinds[letter]) : []
  const isSpared = await sparesMarketing(services, maybeAccount?.id)
  const shown = await popupsFor(services, maybeAccount?.id)
  const popup = list('PU')
    .map(toNotice)
    .filter(({ execution }) => execution !== undefined && shown.includes(execution))
    .filter(({ execution }) => !input.execution || execution === input.execution)
  return {
    banners: isSpared ? [] : list('B').map(toBanner),
    player: list('PL').map(toNotice),
    popup: isSpared ? popup.filter(({ promotionId }) => promotionId === undefined) : popup,
    promotion: isSpared ? [] : list('PR').map(toNotice),
    agent: maybeAccount && isAgentType(maybeAccount.type) ? list('A').map(toNotice) : [],
  }
}

/** What is for agents alone, by the call that has nothing else (system 19). */
export const getAgentAnnouncements: Handler<typeof calls.team.announcements> = async ({
  services,
  merchant,
  language,
}) => {
  const rows = await findAnnouncements(services, merchant.id, language)
  return rows.filter((row) => audienceOf(row) === kinds.A).map(toNotice)
}

/** Guests are told what is for before signing in, members what is for after it, and at their first sign-in what is for that. */
async function popupsFor({ db }: Services, accountId: number | undefined): Promise<readonly string[]> {
  if (accountId === undefined) return ['B']
  return (await hasSignedInBefore(db, accountId)) ? ['A'] : ['A', 'F']
}

async function sparesMarketing({ db, now }: Services, accountId: number | undefined): Promise<boolean> {
  if (accountId === undefined) return false
  return decideUnderPause(await readPauses(db, accountId), 'marketing', now()).kind === 'refused'
}

function toBanner(row: AnnouncementRow): Announcements['banners'][number] {
  const { groupName = '', url = '', linkageType = '', ...more } = row.details
  return { ...more, bannerId: String(row.id), groupName, url, title: row.title, linkageType }
}

function toNotice(row: AnnouncementRow): Notice {
  const { promotionId } = row.details
  const execution = (['A', 'B', 'F'] as const).find((letter) => letter === row.execution)
  return {
    id: String(row.id),
    title: row.title,
    content: row.content,
    publishedAt: row.published_at,
    ...(execution ? { execution } : {}),
    ...(promotionId !== undefined && { promotionId }),
  }
}
