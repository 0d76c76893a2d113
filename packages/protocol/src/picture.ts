import * as z from 'zod/mini'

/** A picture in base64; png or jpg by its content, 5 MB (validation 10). */
export const picture = z
  .string()
  .check(z.minLength(1), z.maxLength(7_000_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/** The most bytes of a body with a picture, with what is around it: the `largestBody` of its row. */
export const pictureBody = 7_100_000
