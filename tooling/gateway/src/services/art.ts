import type { GameFamily } from '@saola/protocol'

/** What a tile shows of a title. */
export type ArtTitle = {
  nodeId: string
  family: GameFamily
  nameVi: string
  nameEn: string
  vendor: string
  gameCode: string
}

/** The port to who draws the pictures of an installation: SVG, or undefined for a name that nobody has. */
export type Art = {
  tile: (title: ArtTitle, language: 'vi' | 'en') => string | undefined
  vendor: (code: string, language: 'vi' | 'en') => string | undefined
  family: (code: string) => string | undefined
  banner: (name: string, language: 'vi' | 'en') => string | undefined
  avatar: (name: string) => string | undefined
}

/** Draws nothing: for an installation whose pictures lie elsewhere. */
export const noArt: Art = {
  tile: () => undefined,
  vendor: () => undefined,
  family: () => undefined,
  banner: () => undefined,
  avatar: () => undefined,
}
