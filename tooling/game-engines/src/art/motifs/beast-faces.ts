import { hoofedFaces } from './hoofed-faces.ts'
import { pawedFaces } from './pawed-faces.ts'
import { taleFaces } from './tale-faces.ts'

/** All animal faces. Their order is that in which themes are drawn from them: a new one goes to the end. */
export const beastFaces = { ...pawedFaces, ...hoofedFaces, ...taleFaces } as const
