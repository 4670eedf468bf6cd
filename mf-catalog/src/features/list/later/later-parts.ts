export { ListEmpty } from '../empty/list-empty.tsx';
export { FilterDialog } from '../filters/filter-dialog.tsx';
export { ListPart } from '../pages/list-part.tsx';
export { PeriodTabs } from '../periods/period-tabs.tsx';
export { Suggestions } from '../suggestions.tsx';
