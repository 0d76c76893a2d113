import type { Announcements, calls } from '@saola/protocol'
import { isAgentType } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { findAnnouncements, type AnnouncementRow } from './announcement-store.ts'

/** The letters of `types` (system 10, 19) and what they ask for. */
const kinds = { B: 'banner', PL: 'player', PU: 'popup', PR: 'promotion', A: 'agent' } as const

type Notice = Announcements['player'][number]

/**
 * Banners, notices, popups and promotions in the caller's language; lists that were not asked for are empty.
 * A guest gets the popups of before signing in, a member those of after it; `execution` narrows further. What is for
 * agents reaches agents alone.
 */
export const getAnnouncements: Handler<typeof calls.system.announcements> = async (context) => {
  const { services, merchant, language, input, maybeAccount } = context
  const asked = new Set(input.types.split(',').map((letter) => letter.trim().toUpperCase()))
  const rows = await findAnnouncements(services, merchant.id, language)
  const list = (letter: keyof typeof kinds): AnnouncementRow[] =>
    asked.has(letter) ? rows.filter((row) => kindOf(row) === kinds[letter]) : []
  const shown = maybeAccount ? ['A', 'F'] : ['B']
  const popup = list('PU')
    .map(toNotice)
    .filter(({ execution }) => execution !== undefined && shown.includes(execution))
    .filter(({ execution }) => !input.execution || execution === input.execution)
  return {
    banners: list('B').map(toBanner),
    player: list('PL').map(toNotice),
    popup,
    promotion: list('PR').map(toNotice),
    agent: maybeAccount && isAgentType(maybeAccount.type) ? list('A').map(toNotice) : [],
  }
}

/** A notice whose details name agents as its audience is theirs, and none of the players'. */
function kindOf({ kind, details }: AnnouncementRow): string {
  return kind === 'player' && details['audience'] === 'agent' ? 'agent' : kind
}

function toBanner(row: AnnouncementRow): Announcements['banners'][number] {
  const { groupName = '', url = '', linkageType = '', ...more } = row.details
  return { ...more, bannerId: String(row.id), groupName, url, title: row.title, linkageType }
}

function toNotice(row: AnnouncementRow): Notice {
  const execution = (['A', 'B', 'F'] as const).find((letter) => letter === row.execution)
  return {
    id: String(row.id),
    title: row.title,
    content: row.content,
    publishedAt: row.published_at,
    ...(execution ? { execution } : {}),
  }
}
