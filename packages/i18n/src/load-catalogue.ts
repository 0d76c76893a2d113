import type { Area } from './areas.ts'
import type { Language } from './languages.ts'

/** The texts of one area in one language, by flat key. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * Loads the texts of one area. Each catalogue is a chunk of its own, fetched when it is first asked for.
 * @example const wallet = await loadCatalogue('vi', 'wallet')
 */
export function loadCatalogue(language: Language, area: Area): Promise<Catalogue> {
  return loaders[language][area]()
}

// Written out because bundlers cut chunks only along literal paths.
const loaders: Record<Language, Record<Area, () => Promise<Catalogue>>> = {
  vi: {
    shell: async () => (await import('./catalogues/vi/shell.ts')).shell,
    system: async () => (await import('./catalogues/vi/system.ts')).system,
    session: async () => (await import('./catalogues/vi/session.ts')).session,
    member: async () => (await import('./catalogues/vi/member.ts')).member,
    wallet: async () => (await import('./catalogues/vi/wallet.ts')).wallet,
    games: async () => (await import('./catalogues/vi/games.ts')).games,
    lottery: async () => (await import('./catalogues/vi/lottery.ts')).lottery,
    promotions: async () => (await import('./catalogues/vi/promotions.ts')).promotions,
    points: async () => (await import('./catalogues/vi/points.ts')).points,
    contracts: async () => (await import('./catalogues/vi/contracts.ts')).contracts,
    team: async () => (await import('./catalogues/vi/team.ts')).team,
    protection: async () => (await import('./catalogues/vi/protection.ts')).protection,
    support: async () => (await import('./catalogues/vi/support.ts')).support,
    validation: async () => (await import('./catalogues/vi/validation.ts')).validation,
    landing: async () => (await import('./catalogues/vi/landing.ts')).landing,
    lines: async () => (await import('./catalogues/vi/lines.ts')).lines,
    winners: async () => (await import('./catalogues/vi/winners.ts')).winners,
    bank: async () => (await import('./catalogues/vi/bank.ts')).bank,
    vendor: async () => (await import('./catalogues/vi/vendor.ts')).vendor,
  },
  en: {
    shell: async () => (await import('./catalogues/en/shell.ts')).shell,
    system: async () => (await import('./catalogues/en/system.ts')).system,
    session: async () => (await import('./catalogues/en/session.ts')).session,
    member: async () => (await import('./catalogues/en/member.ts')).member,
    wallet: async () => (await import('./catalogues/en/wallet.ts')).wallet,
    games: async () => (await import('./catalogues/en/games.ts')).games,
    lottery: async () => (await import('./catalogues/en/lottery.ts')).lottery,
    promotions: async () => (await import('./catalogues/en/promotions.ts')).promotions,
    points: async () => (await import('./catalogues/en/points.ts')).points,
    contracts: async () => (await import('./catalogues/en/contracts.ts')).contracts,
    team: async () => (await import('./catalogues/en/team.ts')).team,
    protection: async () => (await import('./catalogues/en/protection.ts')).protection,
    support: async () => (await import('./catalogues/en/support.ts')).support,
    validation: async () => (await import('./catalogues/en/validation.ts')).validation,
    landing: async () => (await import('./catalogues/en/landing.ts')).landing,
    lines: async () => (await import('./catalogues/en/lines.ts')).lines,
    winners: async () => (await import('./catalogues/en/winners.ts')).winners,
    bank: async () => (await import('./catalogues/en/bank.ts')).bank,
    vendor: async () => (await import('./catalogues/en/vendor.ts')).vendor,
  },
}
