/** Which install guide suits a browser. An iPad calls itself a Mac, but no Mac has a touch screen. */
export function platformOf(userAgent: string, touchPoints: number): 'ios' | 'android' {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : 'android'
}
