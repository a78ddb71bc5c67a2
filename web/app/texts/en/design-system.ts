export const designSystem = {
  meta: {
    title: 'Design system',
    description: 'Every part of the interface in both themes, for the people who build this site.',
  },
}
