/** The filter that takes in the units below. At a unit's own page its being there says so, and the unit is fixed. */
export const withinUnit = 'node_id_within';
