/** How promising a partnership is: 90 or more high, 80 to 89 medium, otherwise low. */
export function potentialLevel(potential: number): 'High' | 'Medium' | 'Low' {
  if (potential >= 90) return 'High';
  return potential >= 80 ? 'Medium' : 'Low';
}
