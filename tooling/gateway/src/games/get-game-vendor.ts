import { gameFamilies, type calls, type GameFamily, type Lane, type VendorCard } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { askedLanguage } from '../http/asked-language.ts'
import type { AlikeHandler } from '../http/mount.ts'
import { noArt, type Art } from '../services/art.ts'
import type { Services } from '../services/services.ts'
import { messageText } from '../http/messages.ts'
import { listGameIds, listVendors, type GameIds, type VendorRow } from './catalogue-store.ts'
import { flag } from './game-entity.ts'
import { countGames, gameClasses } from './game-store.ts'
import { perVersion } from './per-version.ts'

type Counted = Awaited<ReturnType<typeof countGames>>[number]

const classTexts = {
  all: 'games.category.all',
  hot: 'games.status.hot',
  new: 'games.status.new',
  maintenance: 'games.status.maintenance',
  'coming-soon': 'games.status.coming_soon',
} as const

/** The families with their vendors and counts (games 2). */
export const getGameVendor: AlikeHandler<typeof calls.games.gameVendor> = async ({
  input,
  services,
  language,
}) => {
  const shown = askedLanguage(input.language, language)
  // What counts as new changes with the day.
  const name = `lanes ${shown} ${Math.floor(services.now() / dayMs)}`
  return { data: { lanes: await perVersion(services, name, () => buildLanes(services, shown)) } }
}

async function buildLanes(services: Services, language: 'VI' | 'EN'): Promise<Lane[]> {
  const counts = await countGames(services.db, services.now())
  const vendors = (await listVendors(services.db)).map((vendor) => ({
    ...vendor,
    icon: markOf(vendor.code, services.art, language),
  }))
  const singles = await singleGames(services, counts)
  return gameFamilies.map((family) => {
    const counted = counts.filter((row) => row.family === family)
    const cards = vendors.flatMap((vendor) => {
      const row = counted.find((candidate) => candidate.vendor_code === vendor.code)
      return row ? [cardOf(family, vendor, row, singles, language)] : []
    })
    return {
      title: family,
      displayName: messageText(language, `games.family.${family}`),
      gameCount: total(counted, 'all'),
      gameClassify: gameClasses.map((key) => ({
        key,
        displayName: messageText(language, classTexts[key]),
        gameCount: total(counted, key),
      })),
      cards,
    }
  })
}

function cardOf(
  family: GameFamily,
  { icon, ...vendor }: VendorRow & { icon: string },
  counted: Counted,
  singles: Map<string, GameIds>,
  language: 'VI' | 'EN',
): VendorCard {
  const name = language === 'EN' ? vendor.name_en : vendor.name_vi
  const single = counted.all === 1 ? singles.get(counted.one_node_id) : undefined
  return {
    id: `${family}-${vendor.code}`,
    title: name,
    displayName: name,
    vassalage: vendor.code,
    gameType: family,
    isGame: single ? 'game' : 'VASSALAGE',
    isHot: flag(vendor.is_hot),
    isNew: flag(counted.maintenance === counted.all),
    icon,
    gameCount: counted.all,
    ...(single ? { nodeId: single.node_id, gameId: single.game_id, gameCode: single.game_code } : {}),
  }
}

/**
 * The path of a vendor's mark; none where nobody drew one, so that nobody asks for what is not there (landing 14). Where the
 * pictures lie elsewhere it is not known here.
 */
function markOf(code: string, art: Art, language: 'VI' | 'EN'): string {
  const isKnown = art === noArt || art.vendor(code, language === 'EN' ? 'en' : 'vi') !== undefined
  return isKnown ? `/art/vendor/${code}.svg${language === 'EN' ? '?language=en' : ''}` : ''
}

/** A vendor with one game in a family is that game. */
async function singleGames(services: Services, counts: Counted[]): Promise<Map<string, GameIds>> {
  const ids = counts.filter((row) => row.all === 1).map((row) => row.one_node_id)
  const rows = await listGameIds(services.db, ids)
  return new Map(rows.map((row) => [row.node_id, row]))
}

function total(rows: Counted[], column: (typeof gameClasses)[number]): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0)
}
