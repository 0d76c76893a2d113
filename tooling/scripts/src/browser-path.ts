/**
 * The browser that npm ships. `CHROMIUM` names another one.
 *
 * @module
 */

/** Where the browser is; unpacked once into the temporary folder. */
export async function browserPath(): Promise<string> {
  if (process.env['CHROMIUM']) return process.env['CHROMIUM']
  // The package unpacks the libraries it needs only where it believes to run in a bare cloud function.
  process.env['VERCEL'] ??= '1'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
