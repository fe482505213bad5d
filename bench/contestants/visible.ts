// What src/families/projects/visibility.ts says of a user ($2) of an account ($1) who is no administrator, by hand: once for
// many projects, once for one of them.

const colleagues = `
  select colleague.user_id from team_members mine
  join team_members colleague on colleague.account_id = mine.account_id and colleague.team_id = mine.team_id
  where mine.account_id = $1 and mine.user_id = $2`;

export const visible = `projects.account_id = $1 and (
  visibility = 'public'
  or id in (select project_id from project_members where account_id = $1 and user_id = $2)
  or (visibility = 'team' and id in (select project_id from project_members where account_id = $1 and user_id = any(array(${colleagues})))))`;

export const visibleOne = `projects.account_id = $1 and (
  visibility = 'public'
  or exists (
    select 1 from project_members member
    where member.account_id = $1 and member.project_id = projects.id
      and (member.user_id = $2 or (projects.visibility = 'team' and member.user_id = any(array(${colleagues}))))))`;
