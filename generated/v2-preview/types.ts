// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { components as Latest } from '../platform/types.ts';

export interface components {
    schemas: {
        /** @description Work to be done in a project. */
        Task: {
            id: components["schemas"]["TaskId"];
            project_id: components["schemas"]["ProjectId"];
            /** @description The full project; present when `expand=project` asks for it. */
            project?: components["schemas"]["Project"];
            /** @description What needs to be done. */
            name: string;
            /** @description Details of the task. */
            description: string | null;
            status: components["schemas"]["TaskStatus"];
            priority: components["schemas"]["TaskPriority"];
            /** @description The user who does the task; null when nobody is assigned. */
            assignee_id: string | null;
            /** @description The full assignee; present when `expand=assignee` asks for it and there is one. */
            assignee?: components["schemas"]["User"];
            /**
             * Format: date-time
             * @description When the task is due; null when it has no due date.
             */
            due_at: string | null;
            tags: components["schemas"]["Tags"];
            /**
             * Format: date-time
             * @description When the task was completed; null while it is not completed.
             */
            completed_at: string | null;
            /** @description The user who created the task. */
            created_by: components["schemas"]["UserId"];
            /** @description The full creator; present when `expand=creator` asks for it and the user still exists. */
            creator?: components["schemas"]["User"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * @description How the task was closed; null while it is open.
             * @enum {string|null}
             */
            resolution: "done" | "cancelled" | null;
        };
        /** @description The record of a file. */
        FileRecord: {
            id: components["schemas"]["FileId"];
            name: components["schemas"]["FileName"];
            content_type: components["schemas"]["FileContentType"];
            /**
             * Format: int64
             * @description The number of bytes; null while the file is pending.
             */
            size: number | null;
            /** @description The SHA-256 of the bytes in lower-case hexadecimal; null while the file is pending. */
            checksum: string | null;
            /** @description The project that the file belongs to. A file with a task belongs to the task's project. Null when it belongs to none. */
            project_id: string | null;
            /** @description The full project; present when `expand=project` asks for it and there is one. */
            project?: components["schemas"]["Project"];
            /** @description The task that the file belongs to; null when it belongs to none. */
            task_id: string | null;
            /** @description The full task; present when `expand=task` asks for it and there is one. */
            task?: components["schemas"]["Task"];
            uploaded_by: components["schemas"]["UserId"];
            /** @description The full user who created the file; present when `expand=uploader` asks for it and the user still exists. */
            uploader?: components["schemas"]["User"];
            status: components["schemas"]["FileStatus"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A new task of the project. */
        ProjectTaskCreate: {
            /** @description What needs to be done. */
            name: components["schemas"]["Title"];
            /** @description Details of the task. */
            description?: string | null;
            /** @default normal */
            priority?: components["schemas"]["TaskPriority"];
            /** @description The user who does the task, `me` for yourself. */
            assignee_id?: string | null;
            /**
             * Format: date-time
             * @description When the task is due.
             */
            due_at?: string | null;
            /** @default [] */
            tags?: components["schemas"]["Tags"];
        };
        /** @description A new task, or all fields of a task to replace. */
        TaskCreate: {
            project_id: components["schemas"]["ProjectId"];
            /** @description What needs to be done. */
            name: components["schemas"]["Title"];
            /** @description Details of the task. */
            description?: string | null;
            /**
             * @description How urgent the task is.
             * @default normal
             */
            priority?: components["schemas"]["TaskPriority"];
            /** @description The user who does the task, `me` for yourself. */
            assignee_id?: string | null;
            /**
             * Format: date-time
             * @description When the task is due.
             */
            due_at?: string | null;
            /** @default [] */
            tags?: components["schemas"]["Tags"];
        };
        /** @description The fields to change; at least one. */
        TaskUpdate: {
            /** @description What needs to be done. */
            name?: components["schemas"]["Title"];
            /** @description Details of the task; null empties them. */
            description?: string | null;
            status?: components["schemas"]["TaskStatusInput"];
            priority?: components["schemas"]["TaskPriority"];
            /** @description The user who does the task, `me` for yourself; null removes the assignee. */
            assignee_id?: string | null;
            /**
             * Format: date-time
             * @description When the task is due; null removes the due date.
             */
            due_at?: string | null;
            tags?: components["schemas"]["TagsUpdate"];
        };
        TaskId: Latest["schemas"]["TaskId"];
        ProjectId: Latest["schemas"]["ProjectId"];
        Project: Latest["schemas"]["Project"];
        /**
         * @description The state of the task. `todo` and `in_progress` are open.
         * @enum {string}
         */
        TaskStatus: "todo" | "in_progress" | "closed";
        TaskPriority: Latest["schemas"]["TaskPriority"];
        User: Latest["schemas"]["User"];
        Tags: Latest["schemas"]["Tags"];
        UserId: Latest["schemas"]["UserId"];
        Timestamp: Latest["schemas"]["Timestamp"];
        FileId: Latest["schemas"]["FileId"];
        FileName: Latest["schemas"]["FileName"];
        FileContentType: Latest["schemas"]["FileContentType"];
        FileStatus: Latest["schemas"]["FileStatus"];
        Title: Latest["schemas"]["Title"];
        /**
         * @description The new status of an open task. `closed` cancels it; only `complete` makes it done.
         * @enum {string}
         */
        TaskStatusInput: "todo" | "in_progress" | "closed";
        TagsUpdate: Latest["schemas"]["TagsUpdate"];
        ProjectVisibility: Latest["schemas"]["ProjectVisibility"];
        ProjectStatus: Latest["schemas"]["ProjectStatus"];
        ProjectSettings: Latest["schemas"]["ProjectSettings"];
        UserRole: Latest["schemas"]["UserRole"];
        Metadata: Latest["schemas"]["Metadata"];
        ProjectView: Latest["schemas"]["ProjectView"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
