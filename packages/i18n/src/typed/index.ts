import type { Resources } from '../resources.ts'

/**
 * Has the compiler check keys and values of every `t` in a project against our texts. It counts for the whole project, so that one
 * with texts of its own leaves it out.
 *
 * @module
 * @example import '@saola/i18n/typed'
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: ':'
    returnNull: false
    resources: Resources
  }
}
