import type { AppContext } from '@saola/shell'

/**
 * The portal is a tool and light, whatever look the brand has for players; a choice of the person still wins. It
 * changes the context itself, because what follows the preferences holds the same object. The page starts with
 * `data-light="house"`, which a brand that is light itself does not need.
 */
export function lightUnlessChosen(context: AppContext, page: { dataset: DOMStringMap }): AppContext {
  if (context.brand.theme === 'light') delete page.dataset['light']
  context.brand = { ...context.brand, theme: 'light' }
  return context
}
