/** The north does not draw on the eve of the lunar year and its first three days; the centre and the south draw all days. */
export const lunarClosures = [
  { groupCode: 'NORTH', reasonVi: 'Nghỉ Tết Nguyên đán', reasonEn: 'Closed for the Lunar New Year' },
] as const
