import type { Language } from '@saola/i18n'
import { catalogueFlag, type Game, type GameFamily } from '@saola/protocol'
import type { TitleCatalogue } from './composed-catalogue.ts'

/** A title as the site shows it, whatever list it came from; the name is in the language of the page. */
export type GameTitle = {
  readonly nodeId: string
  readonly name: string
  /** Undefined when the gateway's list does not tell it. */
  readonly family: GameFamily | undefined
  /** The vendor's code; `vassalage` on the wire. */
  readonly vendor: string
  readonly vendorName: string
  readonly status: Game['status']
  readonly hot: boolean
  readonly demo: boolean
  /** Came out lately. */
  readonly fresh: boolean
  /** The vendor's own ids of it; the catalogue leaves them out. */
  readonly gameId?: string | undefined
  readonly gameCode?: string | undefined
  /** Whole đồng; undefined when the gateway does not tell it, and so the lines. */
  readonly minBet?: number | undefined
  /** Win lines of a slot; 0 elsewhere. */
  readonly lines?: number | undefined
  /** A picture at an address of its own, instead of the drawing. */
  readonly picture?: string | undefined
}

/** A title from a list of the gateway; lists bring no vendor names, so they are handed in by code. */
export function titleOfGame(game: Game, vendorNames: ReadonlyMap<string, string>): GameTitle {
  return {
    nodeId: game.nodeId,
    name: game.displayName,
    family: game.gameType,
    vendor: game.vassalage,
    vendorName: vendorNames.get(game.vassalage) ?? '',
    status: game.isNew === 1 ? 'maintenance' : game.status,
    hot: game.isHot === 1,
    demo: game.freeplay === 1,
    fresh: game.isFresh === 1,
    gameId: game.gameId,
    gameCode: game.gameCode,
    minBet: game.minBet,
    lines: game.lines,
    picture: addressOf(game.showIcon),
  }
}

/** All titles of the catalogue, in its order. */
export function titlesOfCatalogue(catalogue: TitleCatalogue, language: Language): readonly GameTitle[] {
  const { families, vendors, rows, pictures } = catalogue
  return rows.flatMap(([nodeId, nameVi, nameEn, familyIndex, vendorIndex, flags, minBet, lines]) => {
    const family = families[familyIndex]
    const vendor = vendors[vendorIndex]
    if (family === undefined || vendor === undefined) return []
    const [code, vendorVi, vendorEn] = vendor
    return [
      {
        nodeId,
        name: language === 'vi' ? nameVi : nameEn,
        family,
        vendor: code,
        vendorName: language === 'vi' ? vendorVi : vendorEn,
        status: statusOf(flags),
        hot: (flags & catalogueFlag.hot) !== 0,
        demo: (flags & catalogueFlag.demo) !== 0,
        fresh: (flags & catalogueFlag.fresh) !== 0,
        minBet,
        lines,
        picture: addressOf(pictures?.[nodeId]),
      },
    ]
  })
}

/** The drawing of a title with its name set in it, 3 by 4, served by the gateway and cached for ever. */
export function tileArt(nodeId: string, language: Language): string {
  return `/art/tile/${nodeId}.svg${language === 'vi' ? '' : '?language=en'}`
}

/** What a gateway of another company has at an address of its own; a path of ours leads to another cut of the drawing. */
function addressOf(icon: string | undefined): string | undefined {
  return icon !== undefined && /^https?:/.test(icon) ? icon : undefined
}

function statusOf(flags: number): Game['status'] {
  if ((flags & catalogueFlag.maintenance) !== 0) return 'maintenance'
  return (flags & catalogueFlag.comingSoon) === 0 ? 'open' : 'coming-soon'
}
