import type { AppContext } from '@saola/shell'

/**
 * The portal is a tool and light, whatever look the brand has for players; a choice of the person still wins. It
 * changes the context itself, because what follows the preferences holds the same object.
 */
export function lightUnlessChosen(context: AppContext): AppContext {
  context.brand = { ...context.brand, theme: 'light' }
  return context
}
