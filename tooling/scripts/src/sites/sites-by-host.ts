import { laptopHost, type BrandFolder } from './brand-folders.ts'

/** Answers a request, as a site does; `bindings` is how it came in. */
export type Answer = (request: Request, bindings?: object) => Response | Promise<Response>

/**
 * Leads each request to the site of the brand whose host it asks for (system 47), and all others to that of the brand called
 * `usual`. A brand's site is made when it is first asked for.
 */
export function sitesByHost(
  brands: readonly BrandFolder[],
  { usual, make }: { usual: string; make: (brand: BrandFolder, host: string | undefined) => Answer },
): Answer {
  const fallback = brands.find(({ name }) => name === usual)
  if (fallback === undefined) {
    throw new Error(`There is no brand ${usual}; known are ${brands.map(({ name }) => name).join(', ')}.`)
  }
  const brandAt = new Map(
    brands.flatMap((brand) => [laptopHost(brand), ...brand.hosts].map((host) => [host, brand] as const)),
  )
  const made = new Map<string, Answer>()
  return (request, bindings) => {
    const { hostname } = new URL(request.url)
    const brand = brandAt.get(hostname)
    const key = brand === undefined ? '' : hostname
    const site = made.get(key) ?? make(brand ?? fallback, brand && hostname)
    made.set(key, site)
    return site(request, bindings)
  }
}
