CREATE TABLE "setting_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"name" text NOT NULL,
	"region_id" uuid,
	"effective_from" text NOT NULL,
	"value" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text
);
--> statement-breakpoint
CREATE TABLE "price_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"kind" text NOT NULL,
	"subject_key" text NOT NULL,
	"subject_id" uuid,
	"label" text NOT NULL,
	"customer_id" uuid,
	"region_id" uuid,
	"command" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"made_by" uuid[] DEFAULT '{}' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"reason" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "setting_proposal_pending_once" ON "setting_proposal" USING btree ("name",coalesce("region_id"::text, ''),"effective_from") WHERE "setting_proposal"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "price_approval_pending_once" ON "price_approval" USING btree ("subject_key") WHERE "price_approval"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "price_approval_status" ON "price_approval" USING btree ("status","created_at");