/**
 * Makes a whole brand from a name and four choices.
 *
 * @module
 */
export { brandFiles, type BrandMaterial } from './brand-files.ts'
export {
  readChoices,
  refuseName,
  usualChoices,
  type BrandChoices,
  type TypedChoices,
} from './brand-choices.ts'
