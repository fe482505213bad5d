export type { FamilyTables, OwnTables, Tables } from '#generated/tables';
