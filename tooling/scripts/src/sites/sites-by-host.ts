import { laptopHost, type BrandFolder } from './brand-folders.ts'

/** Answers a request, as a site does; `bindings` is how it came in. */
export type Answer = (request: Request, bindings?: object) => Response | Promise<Response>

/**
 * Leads each request to the site of the brand whose host it asks for (system 47), and all others to that of the brand called
 * `usual`. A brand's site is made when it is first asked for. What `brands` gives may be another list the next time; as long as
 * it is the same one, it is not looked through again.
 */
export function sitesByHost(
  brands: () => readonly BrandFolder[],
  { usual, make }: { usual: string; make: (brand: BrandFolder, host: string | undefined) => Answer },
): Answer {
  let known = brands()
  let brandAt = byHost(known)
  const first = usualOf(known, usual)
  if (first === undefined) {
    throw new Error(`There is no brand ${usual}; known are ${known.map(({ name }) => name).join(', ')}.`)
  }
  let fallback = first
  const made = new Map<string, Answer>()
  return (request, bindings) => {
    const current = brands()
    if (current !== known) {
      known = current
      brandAt = byHost(current)
      fallback = usualOf(current, usual) ?? fallback
    }
    const { hostname } = new URL(request.url)
    const brand = brandAt.get(hostname)
    const key = brand === undefined ? '' : `${brand.name} ${hostname}`
    const site = made.get(key) ?? make(brand ?? fallback, brand && hostname)
    made.set(key, site)
    return site(request, bindings)
  }
}

function byHost(brands: readonly BrandFolder[]): Map<string, BrandFolder> {
  return new Map(
    brands.flatMap((brand) => [laptopHost(brand), ...brand.hosts].map((host) => [host, brand] as const)),
  )
}

function usualOf(brands: readonly BrandFolder[], usual: string): BrandFolder | undefined {
  return brands.find(({ name }) => name === usual)
}
